import FileText from 'lucide-react/icons/file-text';
import { roundPaperPath, type RoundPaper } from '#domain/rounds/round-papers.ts';
import { buttonClass } from '#app/ui/button.tsx';

const PAPERS: readonly (readonly [RoundPaper, string])[] = [
  ['LABELS', 'Name labels (PDF)'],
  ['WHO_GETS_WHAT', 'Who gets what (PDF)'],
  ['PACKING_LIST', 'Packing list (PDF)'],
];

/** The papers by which what an order has for people of a round is handed out. */
export function RoundPapers({ orderNumber }: { orderNumber: string }) {
  return (
    <div className="not-printed">
      <div className="flex flex-wrap gap-3">
        {PAPERS.map(([kind, name]) => (
          <a key={kind} className={buttonClass({ look: 'secondary' })} href={roundPaperPath(kind, orderNumber)} type="application/pdf">
            <FileText size={18} aria-hidden="true" />
            {name}
          </a>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Print the labels at 100% (“Actual size”) on sheets of 30 such as Avery 5160, or on plain paper to cut apart.
      </p>
    </div>
  );
}

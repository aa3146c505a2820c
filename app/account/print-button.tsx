import Printer from 'lucide-react/icons/printer';
import { Button } from '#app/ui/button.tsx';

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton() {
  return (
    <Button
      type="button"
      look="secondary"
      className="with-scripts not-printed"
      onClick={() => {
        window.print();
      }}
    >
      <Printer size={18} aria-hidden="true" />
      Print
    </Button>
  );
}

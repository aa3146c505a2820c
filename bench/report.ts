import { isMet, linesOf, type Figure } from './figure.ts';

/** The figures of a run: each is said as soon as it is known. */
export type Report = { readonly figures: readonly Figure[]; add(figure: Figure): void; end(): void };

export function makeReport(say: (line: string) => void): Report {
  const figures: Figure[] = [];
  return {
    figures,
    add(figure) {
      figures.push(figure);
      for (const line of linesOf(figure)) say(line);
    },
    end() {
      const held = figures.filter(({ goal }) => goal !== undefined);
      say(`\n${held.filter(isMet).length} of ${held.length} goals met`);
    },
  };
}

/** How far something is: for what can be counted. Needs a label beside it or `label`. */
export function ProgressMeter({ value, most, label }: { value: number; most: number; label: string }) {
  return <progress className="meter" value={Math.min(value, most)} max={most} aria-label={label} />;
}

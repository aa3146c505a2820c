import type { Bench } from '../bench.ts';
import { stepperPresses } from '../stepper.ts';

/** How soon a full cart answers to somebody with a slow phone. */
export async function measureStepper({ running, report }: Bench): Promise<void> {
  const { rows, medianMs, p95Ms, worstMs } = await stepperPresses(running.base);
  const note = `${rows} rows, 4 × slower; p95 ${p95Ms.toFixed(0)} ms, the slowest ${worstMs.toFixed(0)} ms`;
  report({ id: 'stepper', what: "a row's stepper, press to next frame (p50)", value: medianMs, unit: 'ms', goal: { atMost: 100 }, note });
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const Report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string(), dependencyTypes: z.array(z.string()) })) }),
  ),
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
export type Report = z.infer<typeof Report>;

/** What the tool sees below some folders; `root` is where the layers lie. */
export async function cruise(folders: readonly string[], root = ''): Promise<Report> {
  const args = ['node_modules/.bin/depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const result = await run(process.execPath, args, { env: { ...process.env, CRUISED_ROOT: root }, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  return Report.parse(JSON.parse(result.stdout));
}

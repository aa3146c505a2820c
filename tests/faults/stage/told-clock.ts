/**
 * Loaded into a node of the shop before the shop: its clock is the system's until the process that started it says otherwise, as the clock
 * of a machine jumps when somebody sets it.
 */
const System = Date;
let offsetMs = 0;

class ToldDate extends System {
  constructor(...given: [] | [string | number | Date]) {
    super(...((given.length === 0 ? [System.now() + offsetMs] : given) as [number]));
  }
  static override now(): number {
    return System.now() + offsetMs;
  }
}
globalThis.Date = ToldDate as DateConstructor;

process.on('message', (message) => {
  offsetMs = Number(Reflect.get(Object(message), 'offsetMs'));
});
// Whoever started it is gone: nobody is left to end it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

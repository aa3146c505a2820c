import { addDays } from '../days.ts';
import { personCalled, type Person } from '../people/people.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { regularsOf } from './basket.ts';
import type { Habit } from './habits.ts';
import type { ShelfItem } from './shelf.ts';

/** How long the past is, and how long ago the last order was at least: all of them have come to their end. */
export const PAST_DAYS = 730;
export const QUIET_DAYS = 16;

/** One order to come: who, when, and what they usually buy. */
export type Plan = {
  readonly habit: Habit;
  readonly person: Person;
  /** They have no account: nobody's but their email stands at the order. */
  readonly isGuest?: true;
  /** Whether they had member prices then. */
  readonly isMember: boolean;
  readonly regulars: readonly ShelfItem[];
  readonly placedAt: Date;
  readonly random: Random;
};

/** When somebody ordered: about evenly over the time, on working days, in working hours. */
export function plansOf(habit: Habit, shelf: readonly ShelfItem[], today: Date): Plan[] {
  const random = randomFrom(hashOf(`history ${habit.nickname}`));
  const regulars = regularsOf(habit, shelf, random);
  const person = personCalled(habit.nickname);
  const gap = (PAST_DAYS - QUIET_DAYS) / habit.orders;
  return Array.from({ length: habit.orders }, (_, index) => {
    const placedAt = workingHour(addDays(today, -PAST_DAYS + Math.floor((index + random.next() * 0.8) * gap)), random);
    const isMember = isMemberAt(person, placedAt, today);
    return { habit, person, isMember, regulars, placedAt, random: randomFrom(hashOf(`order ${habit.nickname} ${index}`)) };
  });
}

export function workingHour(day: Date, random: Random): Date {
  const weekday = day.getUTCDay();
  const workday = addDays(day, weekday === 0 ? 1 : weekday === 6 ? -1 : 0);
  return new Date(workday.getTime() + random.between(13 * 3600, 22 * 3600) * 1000);
}

/** Members have their prices and free shipping from the day on which they joined. */
function isMemberAt({ membership, rewardsTier, joinedDaysAgo }: Person, at: Date, today: Date): boolean {
  return (membership !== 'NON_MEMBER' || rewardsTier !== null) && at >= addDays(today, -(joinedDaysAgo ?? 0));
}

/** Which of the people of an organization are looked at. */
export const SHOWN_PEOPLE = ['ALL', 'ADMINISTRATORS', 'APPROVERS', 'OFF'] as const;

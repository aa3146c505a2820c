/** Why who acts for somebody of an organization changes nothing about it: what its log says was done by its people was done by them. */
export const ACTED_FOR = 'Organizations are looked after by their own people. Ask the administrator to do it.';

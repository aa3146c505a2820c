import { z } from 'zod';
import { LONGEST_COMMENT } from '#domain/approvals/approval-days.ts';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';
import { ApprovalDetail, DecisionResult } from './approvals.ts';

const PATH = '/cc/api/approvals-of-mail';
const Key = z.string().max(120).meta({ description: 'Of the link in the mail: of one approver, one order and its time' });

/** The order of a mail's link, as the approver sees it to whom the mail went. An addition. */
export const getApprovalOfMail = call({
  name: 'getApprovalOfMail',
  method: 'GET',
  path: PATH,
  tag: 'approvals',
  openTo: 'anyone',
  summary: 'The order that the link in a mail asks about, for the approver whose mail it is; nothing changes',
  params: Nothing,
  query: z.object({ key: Key }),
  body: NoBody,
  answer: z.object({ approverName: z.string(), detail: ApprovalDetail }),
});

/** Decides about it. An addition. */
export const decideApprovalOfMail = call({
  name: 'decideApprovalOfMail',
  method: 'POST',
  path: PATH,
  tag: 'approvals',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Approves or declines the order that the link in a mail asks about; the same decision again answers the same',
  params: Nothing,
  query: Nothing,
  body: z.object({
    key: Key,
    action: z.enum(['ACCEPT', 'DECLINE']),
    version: z.int().meta({ description: 'The version that was looked at; an order that was changed since is not decided about' }),
    approvalComments: z.string().trim().max(LONGEST_COMMENT).nullish(),
  }),
  answer: DecisionResult,
});

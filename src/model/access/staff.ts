/** An operator may do what a designer may, decline tasks, decide about money and read the log of acts. */
export const staffRoles = ['OPERATOR', 'DESIGNER'] as const
export type StaffRole = (typeof staffRoles)[number]

export function isStaffAtLeast(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) <= staffRoles.indexOf(needed)
}

/**
 * What the staff does to a task or to the payments of a brand, which its owner is shown, to an application of the campaign, and to a question to the operator.
 * Each leaves a row. They are only ever added.
 */
export const staffActs = [
  'TAKE',
  'PUT_BACK',
  'WRITE',
  'DELIVER',
  'DECLINE',
  'READ_FILE',
  'REFUND',
  'RESEND_MAIL',
  'PAUSE',
  'RESUME',
  'MAKE_LINK',
  'WITHDRAW_LINK',
  'LOOK_UP_ORDER',
  'RETURN_ORDER',
  'CLOSE_ORDER',
  'RETRY_REFUND',
  'NOTE_REFUND',
  'QUOTE',
  'REMOVE_PICTURE',
  'KEEP_PICTURE',
  'CLOSE_TICKET',
  'DELETE_TICKET',
] as const
export type StaffAct = (typeof staffActs)[number]

/** How long a session of the desk lasts. */
export const deskHours = 12

/** An operator may do what a designer may, and decline tasks and read the log of acts. */
export const staffRoles = ['OPERATOR', 'DESIGNER'] as const
export type StaffRole = (typeof staffRoles)[number]

export function isStaffAtLeast(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) <= staffRoles.indexOf(needed)
}

/**
 * What the staff does to a task, which the owner of its brand is shown, and to an application of the campaign. Each leaves a
 * row. They are only ever added.
 */
export const staffActs = ['TAKE', 'PUT_BACK', 'WRITE', 'DELIVER', 'DECLINE', 'READ_FILE'] as const
export type StaffAct = (typeof staffActs)[number]

/** How long a session of the desk lasts. */
export const deskHours = 12

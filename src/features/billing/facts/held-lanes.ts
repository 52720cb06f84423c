/** What held commands are about: of a plan, of the card that is charged first, and of a logo at most one waits. */
export type HeldGroup = 'plan' | 'card' | 'credit' | 'logo'

/** Lanes of commands that wait for a confirmation. All but `renewal` and `payYear` have the names of their calls. */
const groups: Readonly<Record<string, HeldGroup>> = {
  'subscription.subscribe': 'plan',
  'subscription.renewal': 'plan',
  'subscription.changePeriod': 'plan',
  'subscription.payYear': 'plan',
  'subscription.cancel': 'plan',
  'subscription.withdrawCancel': 'plan',
  'subscription.free': 'plan',
  'payMethod.setDefault': 'card',
  'credit.accumulate': 'credit',
  'logo.pay': 'logo',
}

export const groupOf = (lane: string): HeldGroup | undefined => groups[lane]

export const lanesOf = (group: HeldGroup): readonly string[] =>
  Object.keys(groups).filter((lane) => groups[lane] === group)

const charged: ReadonlySet<string> = new Set([
  'subscription.subscribe',
  'subscription.renewal',
  'subscription.payYear',
  'credit.accumulate',
  'logo.pay',
])

/** Whether a command of the lane takes money at once. */
export const isCharged = (lane: string): boolean => charged.has(lane)

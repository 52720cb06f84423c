import type { planner } from '../documents/planner.ts'

type ItemOf<List> = List extends { read(doc: never): readonly (infer One)[] } ? One : never
type Lists = (typeof planner)['planner']

/** An entry of the planner as plain values; `day` as yyyy-MM-dd and `time` as HH:mm, both in Seoul. */
export type PlannerEntry = ItemOf<Lists['entries']>
/** The text of one channel in place of that of its entry. */
export type ChannelText = ItemOf<Lists['texts']>
/** A time of the week at which the brand publishes. */
export type PlannerSlot = ItemOf<Lists['slots']>
/** A day of the brand's own, once or every year. */
export type OwnDay = ItemOf<Lists['days']>

/** When an entry is published, in Seoul. Without a day it is an idea in the tray. */
export type When = Pick<PlannerEntry, 'day' | 'time'>

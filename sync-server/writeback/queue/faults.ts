import type { settleFaults } from '#contract/shapes/sync.ts'
import { BrandGone, ValuesUnreadable } from '../pass/pass.ts'
import { RestAway, RestUnavailable } from '../rest/rest-client.ts'

export interface Fault {
  readonly code: (typeof settleFaults)[number]
  /** Which call was answered how. Of internal errors only the name, because their message may quote what people wrote. */
  readonly detail: string | null
}

/** Faults that only a change of the document or of REST can end, or a newer release. */
export function isForGood({ code }: Fault): boolean {
  return code === 'BRAND_UNKNOWN' || code === 'VALUE_UNKNOWN' || code === 'DOCUMENT_SET_ASIDE'
}

/** Why a pass ended early, without any content of the document. */
export function faultOf(error: unknown): Fault {
  if (error instanceof BrandGone) return { code: 'BRAND_UNKNOWN', detail: `${error.message} answered 404` }
  if (error instanceof RestAway) return { code: 'REST_AWAY', detail: error.message }
  if (error instanceof RestUnavailable) return { code: 'REST_REFUSES', detail: error.message }
  if (error instanceof ValuesUnreadable) return { code: 'VALUE_UNKNOWN', detail: error.message.slice(0, 200) }
  const name = error instanceof Error ? error.name : null
  if (name === 'DocumentSetAside') return { code: 'DOCUMENT_SET_ASIDE', detail: null }
  return { code: name === 'RoomUnavailable' ? 'ROOM_CLOSED' : 'INTERNAL', detail: name }
}

/** Whether the fault ends by itself. A REST that answers and refuses for long will not change by itself. */
export function isPassing({ code }: Fault): boolean {
  return code === 'REST_AWAY' || code === 'ROOM_CLOSED'
}

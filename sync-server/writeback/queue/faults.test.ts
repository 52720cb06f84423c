import { expect, test } from 'vitest'
import { DocumentSetAside } from '#server/relay/document/room-document.ts'
import { ValuesUnreadable } from '../pass/pass.ts'
import { RestAway } from '../rest/rest-client.ts'
import { faultOf, isForGood, isPassing } from './faults.ts'

test('[W43] [W46] what only a change or a newer release can end is given up at once, and named without content', () => {
  const setAside = faultOf(new DocumentSetAside('Loading takes too much work.'))
  expect(setAside).toEqual({ code: 'DOCUMENT_SET_ASIDE', detail: null })
  const unknown = faultOf(new ValuesUnreadable('visual.main'))
  expect(unknown).toEqual({ code: 'VALUE_UNKNOWN', detail: 'visual.main' })
  expect([setAside, unknown].map(isForGood)).toEqual([true, true])
  const away = faultOf(new RestAway('brand.read did not answer'))
  expect([isForGood(away), isPassing(away)]).toEqual([false, true])
})

import { fillSlots } from '#model/language/fill-slots.ts'
import type { ServerRoomHandle } from '#server/relay/rooms/room-access.ts'
import korean from '../../../locales/ko/errors.json' with { type: 'json' }
import { metrics } from '../metrics/writeback-metrics.ts'
import type { Refusal, RestValue, Shadow } from '../shadow/shadow.ts'
import type { Pass, PassOptions } from './pass.ts'

type Part = Pick<Pass, 'isRefused' | 'refuse' | 'resolve' | 'reportLimit'>
type Known = Pick<Shadow, 'refused' | 'problems'>

interface Refusals {
  readonly part: Part
  resolveAll(isGone: (path: string) => boolean): void
  /** Tells clients of problems that this process has not told them of yet, and of those that another node resolved. */
  tellNews(): void
  current(): Known
}

interface Options extends Required<Pick<PassOptions, 'told' | 'again'>> {
  readonly room: ServerRoomHandle
}

/** Values that REST refused, and what clients are told of them. */
export function openRefusals(shadow: Known, { room, told, again }: Options): Refusals {
  const refused = { ...shadow.refused }
  const problems = { ...shadow.problems }
  const toSendAgain = new Set(again ? Object.keys(refused) : [])

  const tell = (field: string, why: Refusal) => {
    room.tell({ document: room.document, field, ...why })
    told.add(field)
  }
  const tellResolved = (path: string) => {
    tell(path, { code: 'RESOLVED', message: '' })
    told.delete(path)
  }
  const resolve = (path: string) => {
    if (!(path in refused)) return
    delete refused[path]
    delete problems[path]
    tellResolved(path)
  }
  const refuse = (path: string, value: RestValue, { code, message, words }: Refusal) => {
    refused[path] = value
    toSendAgain.delete(path)
    const why = { code, message, ...(words && { words }) }
    problems[path] = why
    tell(path, why)
  }
  return {
    part: {
      isRefused: (path, value) => path in refused && refused[path] === value && !toSendAgain.has(path),
      refuse: (path, value, why) => {
        metrics.refusals.inc()
        refuse(path, value, why)
      },
      resolve,
      reportLimit: (path, atMost) => {
        if (atMost === null) resolve(path)
        else if (refused[path] !== atMost) refuse(path, atMost, tooMany({ max: atMost }))
      },
    },
    resolveAll: (isGone) => {
      for (const path of Object.keys(refused)) if (isGone(path)) resolve(path)
    },
    tellNews: () => {
      for (const [path, why] of Object.entries(problems)) if (!told.has(path)) tell(path, why)
      // Another node resolved these while the bus was away: its message did not reach the clients of this one.
      for (const { field } of room.problems) if (field !== null && !(field in problems)) tellResolved(field)
    },
    current: () => ({ refused: { ...refused }, problems: { ...problems } }),
  }
}

function tooMany(words: { max: number }): Refusal {
  return { code: 'TOO_MANY_ITEMS', message: fillSlots(korean.TOO_MANY_ITEMS, words), words }
}

import { ancestorOf } from '#model/fields/merge-texts.ts'
import { type RestValue, type Shadow, toRestValue, type Unconfirmed } from '../shadow/shadow.ts'
import type { Pass } from './pass.ts'

type Part = Pick<
  Pass,
  | 'baseOf'
  | 'noteSending'
  | 'noteNotSent'
  | 'wasSent'
  | 'mayBePutBack'
  | 'noteCompared'
  | 'noteAnswer'
  | 'asSent'
>
type Known = Pick<Shadow, 'sentUnconfirmed' | 'restSpelling'>

interface UnconfirmedValues {
  readonly part: Part
  /** Forgets the values of these paths. */
  forgetAll(isGone: (path: string) => boolean): void
  current(): Known
}

interface Options {
  /** What REST said last of the document; null: it says none. */
  readonly revision: () => string | null
  readonly saveNow: () => Promise<void>
}

/** How long a call that was given up may still reach REST. */
const unconfirmedForMs = 60_000

/** Values that were sent to REST without an answer, and how REST spells the ones that it stored. */
export function openUnconfirmed(shadow: Known, { revision, saveNow }: Options): UnconfirmedValues {
  const sentUnconfirmed: Record<string, readonly Unconfirmed[]> = { ...shadow.sentUnconfirmed }
  const restSpelling = { ...shadow.restSpelling }
  const sentTo = (path: string) => sentUnconfirmed[path] ?? []
  const keep = (path: string, left: readonly Unconfirmed[]) => {
    if (left.length > 0) sentUnconfirmed[path] = left
    else delete sentUnconfirmed[path]
  }
  return {
    part: {
      baseOf: (path, agreed, value, isText) => {
        const sent = sentTo(path).map((each) => each.value)
        if (sent.length === 0 || agreed === value) return agreed
        if (sent.includes(value)) return value
        if (!isText) return agreed
        const [first, ...others] = [textOf(agreed ?? null), ...sent.map(textOf)]
        const ancestor = ancestorOf(textOf(value), [first ?? '', ...others])
        return ancestor === first ? agreed : toRestValue(ancestor)
      },
      noteSending: async (sent) => {
        const known = revision()
        const about = { at: Date.now(), ...(known !== null && { revision: known }) }
        for (const { path, value } of sent) sentUnconfirmed[path] = [...sentTo(path), { value, ...about }]
        await saveNow()
      },
      noteNotSent: (refused) => {
        for (const { path, value } of refused) {
          const sent = sentTo(path)
          const last = sent.findLastIndex((each) => each.value === value)
          keep(path, sent.toSpliced(last, 1))
        }
      },
      mayBePutBack: (path, value) => {
        const sent = sentTo(path)
        const isOurs = sent.some((each) => each.value === value)
        return !isOurs && sent.some((each) => each.revision !== undefined && each.revision !== revision())
      },
      noteCompared: (path) => {
        const sent = sentUnconfirmed[path]
        if (sent) sentUnconfirmed[path] = sent.map(({ value, at }) => ({ value, at }))
      },
      wasSent: (path, value) => sentTo(path).some((sent) => sent.value === value),
      asSent: (path, value) => {
        const spelling = restSpelling[path]
        return spelling !== undefined && spelling.kept === value ? spelling.sent : value
      },
      noteAnswer: (path, value, kept) => {
        if (kept !== undefined) delete restSpelling[path]
        if (kept !== undefined && kept !== value && isSpellingOf(kept, value))
          restSpelling[path] = { sent: value, kept }
        const since = Date.now() - unconfirmedForMs
        const left = sentTo(path).filter((sent) => sent.value !== value && sent.at > since)
        keep(path, left)
      },
    },
    forgetAll: (isGone) => {
      for (const path of Object.keys(sentUnconfirmed)) if (isGone(path)) delete sentUnconfirmed[path]
      for (const path of Object.keys(restSpelling)) if (isGone(path)) delete restSpelling[path]
    },
    current: () => ({ sentUnconfirmed: { ...sentUnconfirmed }, restSpelling: { ...restSpelling } }),
  }
}

/** Whether both have the same letters and numbers. Otherwise another client changed the value in the meantime. */
function isSpellingOf(a: RestValue, b: RestValue): boolean {
  const bare = (value: RestValue) =>
    textOf(value)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  return bare(a) === bare(b)
}

function textOf(value: RestValue): string {
  return String(value ?? '')
}

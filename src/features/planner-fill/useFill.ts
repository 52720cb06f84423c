import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import type { NewEntry } from '#kits/planner/planner-actions.ts'
import { useEntries, useOwnCalendar, useSlots } from '#kits/planner/usePlanner.ts'
import { contentOf } from '#kits/words/content.ts'
import { splitThings } from '#model/composition/phrase.ts'
import { guide } from '#model/documents/guide.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { dayFacts } from '#model/planner/calendar.ts'
import { slotsForWeek, type WeekTime } from '#model/planner/default-slots.ts'
import { type FillPlan, type MixKind, planMonth } from '#model/planner/fill.ts'
import { daysOf, weekdayOf } from '#model/planner/month.ts'
import { type Never, neverWords } from '#model/planner/never-words.ts'
import { statusOf } from '#model/planner/status.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { avoidedWords } from '#model/voice/avoided-words.ts'
import { composeDrafts } from './compose-drafts.ts'
import { byWeight, type DayChoice, dayChoices, daysOfNotice } from './month-days.ts'
import { useDressedDrafts } from './useDressedDrafts.ts'

/** The answers of the dialog. */
export interface FillAnswers {
  readonly perWeek: number
  readonly slots: readonly WeekTime[]
  readonly channels: readonly ChannelKey[]
  /** Keys of days that were left out. */
  readonly off: ReadonlySet<string>
  readonly notice: string
  readonly never: ReadonlySet<Never>
  /** Words of the person that no draft has. */
  readonly ownNever: readonly string[]
  readonly counts: Readonly<Partial<Record<MixKind, number>>>
  readonly seed: number
}

export interface Fill {
  readonly answers: FillAnswers
  readonly change: (part: Partial<FillAnswers>) => void
  /** Own times of the week with others up to so many, for another number a week. */
  readonly slotsFor: (perWeek: number) => readonly WeekTime[]
  readonly choices: readonly DayChoice[]
  readonly nameOf: (choice: DayChoice) => string
  readonly plan: FillPlan
  /** Each with a template, where this device has those of the market. */
  readonly drafts: readonly NewEntry[]
  /** Days with an entry, and days on which the shop is shut. */
  readonly taken: ReadonlySet<string>
  readonly isClosed: (day: string) => boolean
  /** Words that the guide avoids. */
  readonly avoided: readonly string[]
}

/** The answers of the dialog and what they lay out, computed anew with each of them. */
export function useFill(month: string, now: number): Fill {
  const { t } = useLingui()
  const own = useSlots()
  const calendar = useOwnCalendar()
  const entries = useEntries()
  const dayWords = useDayWords()
  const brand = useFromAnswers(brandOf)
  const ownSlots = own.flatMap(({ weekday, time }) =>
    weekday === null || time === null ? [] : [{ weekday, time }],
  )
  const slotsFor = (perWeek: number) => slotsForWeek(perWeek, ownSlots, calendar.closedWeekdays)
  const [answers, setAnswers] = useState<FillAnswers>(() => ({
    perWeek: 3,
    slots: slotsFor(3),
    channels: ['INSTAGRAM'],
    off: new Set(),
    notice: '',
    never: new Set(),
    ownNever: [],
    counts: {},
    seed: 0,
  }))

  const today = seoulDayOf(now)
  const from = today > `${month}-01` ? today : `${month}-01`
  const taken = new Set(
    entries.flatMap((entry) => (entry.day !== null && statusOf(entry) !== 'SKIPPED' ? [entry.day] : [])),
  )
  const isClosed = (day: string) => dayFacts(day, calendar).isClosed
  const choices = dayChoices(month, from, calendar, taken)
  const nameOf = ({ name }: DayChoice) =>
    name.kind === 'own'
      ? name.text
      : name.kind === 'holiday'
        ? dayWords.holiday(name.holiday)
        : dayWords.term(name.term)

  const chosen = choices
    .filter(({ key, hindrance }) => hindrance === null && !answers.off.has(key))
    .sort(byWeight)
  const slotDays = daysOf(month).filter(
    (day) =>
      day >= from &&
      !isClosed(day) &&
      !taken.has(day) &&
      !chosen.some((choice) => choice.day === day) &&
      answers.slots.some(({ weekday }) => weekday === weekdayOf(day)),
  )
  const notices = daysOfNotice(answers.notice, month, slotDays).map((day) => ({ key: `${day} notice`, day }))
  const ownDays = chosen.filter(({ name }) => name.kind === 'own')
  const plan = planMonth({
    month,
    from,
    slots: answers.slots,
    days: [...ownDays, ...notices, ...chosen.filter(({ name }) => name.kind !== 'own')],
    without: new Set<MixKind>(answers.never.has('DISCOUNT') ? ['OFFER'] : []),
    counts: answers.counts,
    isClosed,
    taken,
  })
  const about = new Map<string, { readonly text: string; readonly isNotice: boolean }>([
    ...chosen.map((choice) => [choice.key, { text: nameOf(choice), isNotice: false }] as const),
    ...notices.map(({ key }) => [key, { text: answers.notice.trim(), isNotice: true }] as const),
  ])
  const avoided = avoidedWords(brand.attention)
  const language = pageLanguage()
  const drafts = composeDrafts(plan.items, {
    answers: brand,
    services: splitThings(brand.service),
    about,
    channels: answers.channels,
    avoided: [...avoided, ...answers.ownNever, ...neverWords(language, answers.never)],
    notes: answers.never.has('FACES') ? { REVIEW: t`손님 얼굴이 나온 사진은 싣지 않아요` } : {},
    language,
    words: contentOf('drafts-posts'),
    seed: answers.seed,
  })
  const dressed = useDressedDrafts(drafts, answers.seed)
  const change = (part: Partial<FillAnswers>) => setAnswers((before) => ({ ...before, ...part }))
  return { answers, change, slotsFor, choices, nameOf, plan, drafts: dressed, taken, isClosed, avoided }
}

function brandOf(answers: Answers) {
  const read = ({ path }: { readonly path: string }) => textOf(answers, path).trim() || null
  return {
    brandName: read(guide.core.brandName),
    brand: read(guide.info.name),
    service: read(guide.core.service),
    target: read(guide.core.target),
    attention: read(strategy.personality.attention) ?? '',
  }
}

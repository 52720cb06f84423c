import { documentTraits } from '../document-kinds/traits.ts'
import { arbitraryText, pick } from '../fields/arbitrary.ts'
import { listForm, textForm, wholeNumber } from '../fields/form.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'
import { value } from '../fields/value.ts'
import { choice, flag, shortText } from './choices.ts'
import { arbitraryMoment } from './comments.ts'
import { defineDocument } from './define-document.ts'
import { channelKeys, draftOrigins, kindKeys, resultKeys, statusKeys } from './planner-keys.ts'

/** Limits of the planner; a merge may exceed those of lists, and nothing is deleted then. */
export const plannerLimits = {
  entries: 5000,
  texts: 10_000,
  title: 120,
  text: 5000,
  note: 2000,
  outcome: 500,
  channels: 9,
  hashtags: 30,
  hashtag: 50,
  pictures: 20,
  slots: 30,
  days: 200,
  hashtagSets: 50,
} as const

/** A day in Seoul, `2026-12-18`; the only form that sorts as text. */
const dayForm = textForm((text) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text))
/** A time of a day in Seoul, `07:30`. */
const timeForm = textForm((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text))
/** An instant by the clock of a device, ISO 8601 in UTC. */
const momentForm = textForm((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text))
/** A key of this or a newer release. */
const keyForm = textForm((key) => /^[A-Z][A-Z0-9_]{0,63}$/.test(key))
/** `file:12` is a file of the drive, `design:<id>` a design of the brand. */
const pictureForm = textForm((text) => /^(file:[1-9]\d{0,15}|design:[0-9a-f-]{36})$/.test(text))
const hashtagForm = textForm(
  (tag) => tag.length > 0 && tag.length <= plannerLimits.hashtag && !/\s/.test(tag),
)

const day = value<string>(dayForm, { arbitrary: (random) => arbitraryMoment(random).slice(0, 10) })
const time = value<string>(timeForm, { arbitrary: (random) => arbitraryMoment(random).slice(11, 16) })
const moment = value<string>(momentForm, { arbitrary: arbitraryMoment })
const account = value<number>(wholeNumber(0), { arbitrary: (random) => Math.floor(random() * 1000) })
const weekday = value<number>(wholeNumber(0, 6), { arbitrary: (random) => Math.floor(random() * 7) })
const channels = value<readonly string[]>(listForm(keyForm, plannerLimits.channels), {
  arbitrary: (random) => [pick(random, channelKeys)],
})
const hashtags = value<readonly string[]>(listForm(hashtagForm, plannerLimits.hashtags), {
  arbitrary: (random) => [arbitraryText(random, 8).replace(/\s/g, '') || '빵'],
})
const pictures = value<readonly string[]>(listForm(pictureForm, plannerLimits.pictures), {
  arbitrary: (random) => [`file:${1 + Math.floor(random() * 1000)}`],
})

/** The entries of the content planner with the texts of channels that have their own, and the brand's own times and days. */
export const planner = defineDocument(documentTraits.planner, {
  planner: {
    entries: list(
      {
        title: shortText(plannerLimits.title),
        /** What is published, on every channel without a text of its own. */
        text: text({ max: plannerLimits.text }),
        /** Never published. */
        note: text({ max: plannerLimits.note }),
        kind: choice(kindKeys),
        status: choice(statusKeys),
        /** Without one it is an idea in the tray. Apart from the time, so that moving one keeps the other. */
        day,
        time,
        channels,
        /** Channels of these on which it was published. */
        posted: channels,
        postedAt: moment,
        /** Account of the member who takes care of it. */
        owner: account,
        /** Minutes before its time; null: no reminder. */
        remind: value<number>(wholeNumber(0, 7 * 24 * 60), {
          arbitrary: (random) => pick(random, [0, 10, 60, 1440]),
        }),
        /** Without `#`. */
        hashtags,
        pictures,
        /** Number of the template of the market that shows the words of the entry, until a design is made of it. */
        template: value<number>(wholeNumber(1), { arbitrary: (random) => 1 + Math.floor(random() * 100) }),
        approvedBy: account,
        approvedName: shortText(40),
        approvedAt: moment,
        result: choice(resultKeys),
        outcome: shortText(plannerLimits.outcome),
        origin: choice(draftOrigins),
        /** Same for all entries that one repetition made. */
        series: shortText(40),
      },
      { atMost: plannerLimits.entries },
    ),
    /**
     * Text of one channel in place of that of the entry. Two devices may make one for the same channel independently: both
     * stay, the first of the list is published, and the entry shows the other.
     */
    texts: list(
      { entry: shortText(40), channel: choice(channelKeys), text: text({ max: plannerLimits.text }) },
      { atMost: plannerLimits.texts },
    ),
    /** The brand's own times to publish: a weekday (0 is Sunday) and a time. */
    slots: list({ weekday, time, channels }, { atMost: plannerLimits.slots }),
    /** The brand's own days. `isYearly`: the year of `day` is that of the first. */
    days: list(
      { name: shortText(40), day, isYearly: flag(), isClosed: flag() },
      { atMost: plannerLimits.days },
    ),
    /** Weekdays on which the shop is shut; 0 is Sunday. */
    closedWeekdays: value<readonly number[]>(listForm(wholeNumber(0, 6), 7), {
      arbitrary: (random) => [Math.floor(random() * 7)],
    }),
    hashtagSets: list({ name: shortText(40), tags: hashtags }, { atMost: plannerLimits.hashtagSets }),
  },
})

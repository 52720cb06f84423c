import type { ChannelKey } from '../documents/planner-keys.ts'

/** What a service takes and how it shows it. null: a limit that its public documentation does not name. */
export interface ChannelFacts {
  /** Longest text, counted by `countText`. */
  readonly textLimit: number | null
  /** Longest text beside a picture, where that is less. */
  readonly textLimitWithPicture: number | null
  readonly hashtagLimit: number | null
  /** Whether hashtags are a part of what is published there. */
  readonly takesHashtags: boolean
  readonly pictureLimit: number | null
  /** Size in px of a picture as it is recommended. */
  readonly picture: { readonly width: number; readonly height: number } | null
  /** Proportion to which a profile crops its pictures, where it shows them side by side. */
  readonly grid: { readonly width: number; readonly height: number } | null
  /** The text is folded after so many lines, or so many letters, whichever comes first. */
  readonly foldLines: number | null
  readonly foldLetters: number | null
  /** How it counts a text: letters as people count them, or as described at `countText`. */
  readonly countBy: 'letters' | 'weights' | 'emojiBytes'
  /** Where the limits were read, in November 2026; null where no page about them was found. */
  readonly source: string | null
}

const open: ChannelFacts = {
  textLimit: null,
  textLimitWithPicture: null,
  hashtagLimit: null,
  takesHashtags: true,
  pictureLimit: null,
  picture: null,
  grid: null,
  foldLines: null,
  foldLetters: null,
  countBy: 'letters',
  source: null,
}

export const channelFacts: Readonly<Record<ChannelKey, ChannelFacts>> = {
  INSTAGRAM: {
    ...open,
    textLimit: 2200,
    // Announced in December 2025; 30 before: socialsamosa.com/news-2/instagram-hashtags-five-per-post-10923075.
    hashtagLimit: 5,
    pictureLimit: 20,
    picture: { width: 1080, height: 1350 },
    // Since January 2025, square before: pictuary.com/glossary/profile-grid.
    grid: { width: 3, height: 4 },
    foldLines: 2,
    foldLetters: 125,
    source: 'https://qainsta.com/qa/view/what-is-the-limit-on-instagram',
  },
  INSTAGRAM_STORY: {
    ...open,
    picture: { width: 1080, height: 1920 },
    pictureLimit: 1,
    source: 'https://octopost.ink/docs/platforms/instagram',
  },
  FACEBOOK: {
    ...open,
    picture: { width: 1080, height: 1350 },
    textLimit: 63_206,
    foldLetters: 477,
    source: 'https://socialk.it/fr/tools/facebook-character-counter',
  },
  NAVER_BLOG: open,
  NAVER_PLACE: { ...open, takesHashtags: false },
  KAKAO_MESSAGE: {
    ...open,
    textLimit: 1000,
    textLimitWithPicture: 400,
    takesHashtags: false,
    pictureLimit: 1,
    picture: { width: 720, height: 720 },
    source: 'https://sdk.sendon.io/docs/kakao-send-ft',
  },
  THREADS: {
    ...open,
    textLimit: 500,
    hashtagLimit: 1,
    pictureLimit: 20,
    picture: { width: 1080, height: 1350 },
    countBy: 'emojiBytes',
    source: 'https://publishq.com/docs/platforms/threads',
  },
  X: {
    ...open,
    textLimit: 280,
    pictureLimit: 4,
    picture: { width: 1080, height: 1350 },
    countBy: 'weights',
    source: 'https://raw.githubusercontent.com/twitter/twitter-text/master/config/v3.json',
  },
  OWN: open,
}

/** The longest text of an entry with so many pictures; null where no limit is known. */
export function textLimitOf(channel: ChannelKey, pictures: number): number | null {
  const { textLimit, textLimitWithPicture } = channelFacts[channel]
  return pictures > 0 ? (textLimitWithPicture ?? textLimit) : textLimit
}

import { finalOf, finals } from './syllable.ts'

/**
 * What the end of a stem does before a vowel: nothing; 굽 → 구우, 돕 → 도와, 듣 → 들으, 짓 → 지으, 그렇 → 그래, 고르 → 골라,
 * 푸르 → 푸르러, 푸 → 퍼, 뵙 → 뵈.
 */
export type Change = 'none' | 'ㅂ' | '와' | 'ㄷ' | 'ㅅ' | 'ㅎ' | '르' | '러' | '우' | '뵈'

/**
 * Stems by what they do, where their last letters do not tell it. The end of a longer word counts as well (알아듣, 되짚), and of two
 * that fit the longer one: 줍 becomes 주우, but 수줍 stays.
 */
export const stemsByChange: Readonly<Record<Change, string>> = {
  none: '잡 입 씹 뽑 집 접 꼽 좁 업 수줍 어줍 좋 놓 넣 낳 쌓 닿 찧 땋 빻 따르 치르 들르 다다르 우러르 파묻',
  ㅂ: '아니꼽',
  와: '돕 곱',
  ㄷ: '듣 걷 싣 긷 묻 붇 깨닫 내닫 치닫 일컫',
  ㅅ: '짓 잇 낫 붓 긋 젓',
  ㅎ: '',
  르: '타이르',
  러: '푸르',
  우: '',
  뵈: '뵙',
}

const listed = new Map(
  Object.entries(stemsByChange).flatMap(([change, stems]) =>
    stems.split(' ').flatMap((stem) => (stem === '' ? [] : [[stem, change as Change] as const])),
  ),
)
const longest = Math.max(...[...listed.keys()].map((stem) => stem.length))

interface Homograph {
  readonly stem: RegExp
  /** The word before it, where it is the other of the two verbs. */
  readonly before: RegExp
  readonly change: Change
}

/** Stems of two verbs, told apart by the word before. */
const homographs: readonly Homograph[] = [
  // 흙이 묻다, but 손님이 묻다 and 길을 묻다.
  { stem: /^묻$/, before: /(?<!손님|고객|아이|친구|이웃|사람|[분제내])[이가]$/, change: 'none' },
  // 소매를 걷다, but 길을 걷다.
  { stem: /^걷$/, before: /(소매|빨래|커튼|이불|천막|돗자리|그물)[을를]$/, change: 'none' },
  // 허리가 굽다, but 빵을 굽다.
  { stem: /^굽$/, before: /(허리|등|가지|길)[이가은는]$/, change: 'none' },
  // 산꼭대기에 이르다, but 아직 이르다.
  { stem: /^이르$/, before: /(에|까지)$/, change: '러' },
]

/** What the stem does before a vowel. `before`: the word before it. */
export function changeOf(stem: string, before = ''): Change {
  const other = before === '' ? undefined : homographs.find((one) => one.stem.test(stem))
  if (other?.before.test(before)) return other.change
  for (let length = Math.min(longest, stem.length); length > 0; length--) {
    const change = listed.get(stem.slice(-length))
    if (change !== undefined) return change
  }
  if (stem === '푸') return '우'
  if (stem.endsWith('르') && stem.length > 1) return '르'
  const final = finalOf(stem)
  if (final === finals.ㅂ) return 'ㅂ'
  return final === finals.ㅎ ? 'ㅎ' : 'none'
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextTool } from '#model/tools/tools.ts'

interface Choice {
  readonly value: string
  readonly label: MessageDescriptor
}

/** A field of a text tool; its value is a text by its key. `marks`: several choices, joined by commas. */
export interface ToolField {
  readonly key: string
  readonly kind: 'line' | 'lines' | 'day' | 'amount' | 'choice' | 'marks' | 'stars'
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Nothing is written without it. */
  readonly isNeeded?: true
  readonly choices?: readonly Choice[]
}

const from = { key: 'from', kind: 'day', label: msg`언제부터`, isNeeded: true } as const
const contact = { key: 'contact', kind: 'line', label: msg`연락할 곳` } as const
const area = { key: 'area', kind: 'line', label: msg`동네` } as const

const closed: readonly ToolField[] = [
  { key: 'from', kind: 'day', label: msg`쉬는 날`, isNeeded: true },
  { key: 'to', kind: 'day', label: msg`마지막 날` },
  { key: 'open', kind: 'day', label: msg`다시 여는 날` },
  {
    key: 'reason',
    kind: 'choice',
    label: msg`까닭`,
    choices: [
      { value: 'regular', label: msg`정기 휴무` },
      { value: 'holiday', label: msg`연휴` },
      { value: 'vacation', label: msg`휴가` },
      { value: 'own', label: msg`가게 사정` },
      { value: 'repair', label: msg`공사` },
      { value: 'stock', label: msg`재고 정리` },
    ],
  },
  {
    key: 'hours',
    kind: 'line',
    label: msg`그날 여는 시간`,
    hint: msg`시간만 바뀌는 날에 적어요. 온종일 쉬면 비워 두세요.`,
  },
  contact,
]

const price: readonly ToolField[] = [
  { key: 'product', kind: 'line', label: msg`값이 오르는 것`, isNeeded: true },
  { key: 'now', kind: 'amount', label: msg`지금 값` },
  { key: 'next', kind: 'amount', label: msg`새 값`, isNeeded: true },
  from,
  {
    key: 'reason',
    kind: 'choice',
    label: msg`까닭`,
    choices: [
      { value: 'material', label: msg`재료값` },
      { value: 'rent', label: msg`임대료` },
      { value: 'wage', label: msg`인건비` },
      { value: 'packing', label: msg`포장과 배송` },
      { value: 'exchange', label: msg`환율` },
    ],
  },
  { key: 'same', kind: 'line', label: msg`그대로인 것`, hint: msg`맛과 크기처럼 지키는 것을 적어요.` },
]

/** The fields of each tool, in the order in which they are asked. */
export const toolFields: Readonly<Record<TextTool, readonly ToolField[]>> = {
  tagline: [
    { key: 'service', kind: 'line', label: msg`대표 상품이나 하는 일`, isNeeded: true },
    { key: 'special', kind: 'line', label: msg`손님이 얻는 것` },
    { key: 'target', kind: 'line', label: msg`자주 찾는 손님` },
    { key: 'keyword', kind: 'line', label: msg`느낌을 말하는 낱말` },
  ],
  product: [
    { key: 'product', kind: 'line', label: msg`상품 이름`, isNeeded: true },
    {
      key: 'facts',
      kind: 'lines',
      label: msg`알리고 싶은 점`,
      hint: msg`한 줄에 하나씩, 가장 중요한 것부터 적어요.`,
      isNeeded: true,
    },
    { key: 'size', kind: 'line', label: msg`양이나 크기` },
    { key: 'price', kind: 'amount', label: msg`값` },
    { key: 'keep', kind: 'line', label: msg`보관이나 쓰는 법` },
  ],
  review: [
    {
      key: 'place',
      kind: 'choice',
      label: msg`어디에 달린 리뷰인가요?`,
      choices: [
        { value: 'delivery', label: msg`배달 앱` },
        { value: 'place', label: msg`플레이스` },
        { value: 'store', label: msg`스토어` },
      ],
    },
    { key: 'stars', kind: 'stars', label: msg`별점` },
    { key: 'said', kind: 'lines', label: msg`손님이 남긴 말`, isNeeded: true },
    {
      key: 'fixed',
      kind: 'line',
      label: msg`무엇을 고쳤나요?`,
      hint: msg`고친 것이 있으면 적어요. 답글에 그대로 담겨요.`,
    },
    {
      key: 'with',
      kind: 'marks',
      label: msg`더 담을 것`,
      choices: [
        { value: 'sorry', label: msg`한 번 더 사과` },
        { value: 'amends', label: msg`보상 안내` },
        { value: 'invite', label: msg`다음 초대` },
      ],
    },
  ],
  intro: [
    { key: 'items', kind: 'line', label: msg`파는 것, 하는 일`, isNeeded: true },
    area,
    { key: 'how', kind: 'line', label: msg`지키는 방식` },
    { key: 'special', kind: 'line', label: msg`가장 아끼는 것` },
    { key: 'target', kind: 'line', label: msg`자주 찾는 손님` },
    { key: 'story', kind: 'lines', label: msg`시작한 이야기` },
  ],
  closed,
  price,
  hiring: [
    { key: 'work', kind: 'line', label: msg`맡길 일`, isNeeded: true },
    { key: 'when', kind: 'line', label: msg`요일과 시간`, isNeeded: true },
    { key: 'pay', kind: 'line', label: msg`급여`, isNeeded: true },
    { key: 'from', kind: 'day', label: msg`시작하는 날` },
    area,
    { key: 'who', kind: 'line', label: msg`이런 분이면 좋아요` },
    { key: 'benefits', kind: 'line', label: msg`함께 드리는 것` },
    { ...contact, isNeeded: true },
  ],
  event: [
    { key: 'title', kind: 'line', label: msg`행사 이름`, isNeeded: true },
    { key: 'from', kind: 'day', label: msg`여는 날`, isNeeded: true },
    { key: 'to', kind: 'day', label: msg`마지막 날` },
    { key: 'time', kind: 'line', label: msg`시간` },
    { key: 'where', kind: 'line', label: msg`장소` },
    { key: 'what', kind: 'line', label: msg`손님이 만나는 것`, isNeeded: true },
    contact,
  ],
}

const notices: readonly Choice[] = [
  { value: 'door', label: msg`문 앞` },
  { value: 'feed', label: msg`SNS` },
  { value: 'message', label: msg`메시지` },
]

/** What each tool writes: places, angles or manners. Those of reviews are named by the product's list. */
export const toolVariants: Readonly<Record<Exclude<TextTool, 'review'>, readonly Choice[]>> = {
  tagline: [
    { value: 'special', label: msg`얻는 것` },
    { value: 'customer', label: msg`손님` },
    { value: 'character', label: msg`말의 느낌` },
  ],
  product: [
    { value: 'store', label: msg`스마트스토어` },
    { value: 'delivery', label: msg`배달 앱` },
    { value: 'place', label: msg`플레이스` },
  ],
  intro: [
    { value: 'line', label: msg`한 줄` },
    { value: 'three', label: msg`세 줄` },
    { value: 'page', label: msg`한 쪽` },
  ],
  closed: notices,
  price: notices,
  hiring: [
    { value: 'board', label: msg`구인 글` },
    { value: 'feed', label: msg`SNS` },
    { value: 'door', label: msg`문 앞` },
  ],
  event: notices,
}

import { useLingui } from '@lingui/react/macro'
import type { PrintChoice, PrintFinish, PrintPaper } from '#model/tasks/print.ts'
import type { QuoteKind } from '#model/tasks/quote.ts'

export interface PrintWords {
  readonly kind: (kind: QuoteKind) => string
  readonly paper: (paper: PrintPaper) => string
  readonly finish: (finish: PrintFinish) => string
  readonly amount: (kind: QuoteKind, amount: number) => string
  /** All of an order in one line. */
  readonly order: (order: PrintChoice) => string
  /** All that a quote is asked for, but the wish, in one line. */
  readonly quote: (wish: QuotedPrint) => string
}

interface QuotedPrint {
  readonly kind: QuoteKind
  readonly amount: number
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly pages: number
}

/** Names of what is printed. */
export function usePrintWords(): PrintWords {
  const { t, i18n } = useLingui()
  const kinds: Readonly<Record<QuoteKind, string>> = {
    card: t`명함·카드`,
    flyer: t`전단`,
    menu: t`메뉴판·안내판`,
    sticker: t`스티커`,
    banner: t`현수막·배너`,
    other: t`다른 인쇄물`,
  }
  const papers: Readonly<Record<PrintPaper, string>> = {
    snow250: t`스노우지 250 g · 매끈한 무광`,
    rendezvous240: t`랑데뷰 240 g · 결이 있는 무광`,
    kraft300: t`크라프트 300 g · 갈색`,
    snow150: t`스노우지 150 g · 매끈한 무광`,
    uncoated150: t`모조지 150 g · 글씨를 쓸 수 있어요`,
    synthetic: t`합성지 · 물에 젖지 않아요`,
    stickerArt: t`아트지 스티커`,
    stickerClear: t`투명 스티커`,
    fabric: t`현수막 천`,
    pet: t`펫 배너 · 빳빳해요`,
  }
  const finishes: Readonly<Record<PrintFinish, string>> = {
    none: t`없음`,
    matte: t`무광 코팅`,
    gloss: t`유광 코팅`,
    round: t`둥근 모서리`,
    fold: t`반 접기`,
    dieCut: t`모양대로 자르기`,
    eyelets: t`네 귀퉁이 고리`,
    rods: t`위아래 막대`,
  }
  const amount = (kind: QuoteKind, count: number) => {
    const number = i18n.number(count)
    if (kind === 'other') return t`${number}부`
    return kind === 'banner' ? t`${number}개` : t`${number}장`
  }
  const sizeWords = (width: number, height: number) => `${i18n.number(width)} × ${i18n.number(height)} mm`
  const quote = ({ kind, amount: count, width, height, pages }: QuotedPrint) => {
    const pageCount = i18n.number(pages)
    return [kinds[kind], sizeWords(width, height), t`${pageCount}쪽`, amount(kind, count)].join(' · ')
  }
  const order = ({ kind, paper, finish, amount: count, width, height, sides }: PrintChoice) => {
    const size = sizeWords(width, height)
    const side = sides === 2 ? t`앞뒤` : t`한 면`
    const end = finish === 'none' ? [] : [finishes[finish]]
    return [kinds[kind], size, side, papers[paper], ...end, amount(kind, count)].join(' · ')
  }
  return {
    kind: (key) => kinds[key],
    paper: (key) => papers[key],
    finish: (key) => finishes[key],
    amount,
    order,
    quote,
  }
}

import { useLingui } from '@lingui/react/macro'
import type { CompositionName, WordKind } from '#scene/compose/layout-request.ts'

interface LayoutWords {
  readonly composition: Readonly<Record<CompositionName, string>>
  readonly kind: Readonly<Record<WordKind, string>>
}

/** What compositions and their words are called. */
export function useLayoutWords(): LayoutWords {
  const { t } = useLingui()
  return {
    composition: {
      split: t`사진과 반반`,
      cover: t`사진 위의 글`,
      circle: t`둥근 사진`,
      panel: t`사진 위의 판`,
      inset: t`구석의 사진`,
      frame: t`액자`,
      middle: t`가운데 사진`,
      band: t`사진 위의 띠`,
      plain: t`담백하게`,
      type: t`큰 글자`,
      bar: t`로고 띠`,
      poster: t`테두리`,
      lead: t`가격을 앞에`,
      disc: t`큰 원`,
      card: t`카드`,
      stripes: t`브랜드 컬러 줄`,
    },
    kind: { headline: t`제목`, body: t`설명`, price: t`가격`, date: t`날짜`, cta: t`하게 할 일` },
  }
}

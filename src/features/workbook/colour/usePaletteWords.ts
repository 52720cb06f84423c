import { useLingui } from '@lingui/react/macro'
import type { PaletteOption } from '#model/colour/palettes.ts'

/** Name of each kind of palette, and a sentence on when to choose it. */
export function usePaletteWords(): Readonly<Record<PaletteOption, { name: string; reason: string }>> {
  const { t } = useLingui()
  return {
    near: { name: t`같은 결`, reason: t`메인 컬러와 이웃한 색으로 이어져 따뜻하고 자연스러워요.` },
    facing: { name: t`마주 보기`, reason: t`반대편 색이 맞서서 생기가 있고 눈에 잘 띄어요.` },
    split: { name: t`세 갈래`, reason: t`서로 떨어진 세 색이라 새롭고 또렷해요.` },
    single: { name: t`한 빛깔`, reason: t`한 색의 짙고 옅음만 써서 단정하고 믿음직해요.` },
    calm: { name: t`차분한 바탕`, reason: t`조용한 색이 받쳐 주어 사진과 제품이 먼저 보여요.` },
  }
}

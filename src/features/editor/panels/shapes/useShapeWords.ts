import { useLingui } from '@lingui/react/macro'
import type { ShapeKind } from './shape-layers.ts'

export function useShapeWords(): Readonly<Record<ShapeKind, string>> {
  const { t } = useLingui()
  return {
    rect: t`네모`,
    rounded: t`둥근 네모`,
    ellipse: t`동그라미`,
    line: t`선`,
    arrow: t`화살표`,
    triangle: t`세모`,
    polygon: t`육각형`,
    star: t`별`,
    frame: t`사진 틀`,
    roundFrame: t`둥근 사진 틀`,
  }
}

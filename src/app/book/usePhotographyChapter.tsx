import { Trans, useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { PhotographyChapter } from './chapters/PhotographyChapter.tsx'

const PhotographCount = lazyComponent(
  () => import('#features/guide/visual/photography/PhotographCount.tsx'),
  { when: afterFirstContentPaint },
)

/** The chapter of photographs, which no section of the workbook asks for. */
export function usePhotographyChapter() {
  const { t } = useLingui()
  return {
    anchor: 'brand-visual-photography',
    name: t`사진`,
    note: <Trans>빛과 거리, 담는 물건까지 한 사람이 찍은 것처럼 보이게 해요.</Trans>,
    mark: <PhotographCount />,
    content: <PhotographyChapter />,
  }
}

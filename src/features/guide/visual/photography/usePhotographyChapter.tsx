import { Trans, useLingui } from '@lingui/react/macro'
import { PhotographyChapter } from './PhotographyChapter.tsx'
import { usePhotographs } from './usePhotographs.ts'

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

function PhotographCount() {
  const { photographs, room } = usePhotographs()
  const most = photographs.length + room
  return (
    <Trans>
      {most}장 중 {photographs.length}장
    </Trans>
  )
}

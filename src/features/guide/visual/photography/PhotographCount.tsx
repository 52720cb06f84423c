import { Trans } from '@lingui/react/macro'
import { usePhotographs } from './usePhotographs.ts'

/** How many photographs there are, of how many that are possible. */
export default function PhotographCount() {
  const { photographs, room } = usePhotographs()
  const most = photographs.length + room
  return (
    <Trans>
      {most}장 중 {photographs.length}장
    </Trans>
  )
}

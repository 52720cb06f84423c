import { Trans } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import type { ImageLayer } from '#scene/body/body.ts'
import { Note } from '#ui/Text.tsx'
import { useIsRemoved } from './useIsRemoved.ts'

/** Why a plate is shown in place of a picture that the design names itself. */
export function AbsentPicture({ layer: { src } }: { layer: ImageLayer }) {
  const { dress, isWhole } = useShown().dress
  const isOnline = useOnline()
  const file = src.startsWith('file:') ? src.slice('file:'.length) : null
  const isAbsent = file !== null && isWhole && dress.files?.[file] === undefined
  const isRemoved = useIsRemoved(isAbsent ? file : null)
  if (!isAbsent) return null
  return (
    <Note tone="danger">
      {isRemoved ? (
        <Trans>운영자가 내린 그림이에요. 다른 그림으로 바꿔 주세요.</Trans>
      ) : isOnline ? (
        <Trans>고른 사진을 볼 수 없어요. 지웠는지 확인하고 다른 사진으로 바꿔 주세요.</Trans>
      ) : (
        <Trans>고른 사진이 이 기기에 아직 없어요. 인터넷에 연결되면 보여요.</Trans>
      )}
    </Note>
  )
}

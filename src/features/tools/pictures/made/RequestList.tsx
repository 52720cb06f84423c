import { Trans, useLingui } from '@lingui/react/macro'
import panes from '#features/tools/panes/ToolPanes.module.css'
import { Unread } from '#kits/screen/Unread.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { RequestPart } from './RequestPart.tsx'
import type { PictureRequests } from './usePictureRequests.ts'

interface Props {
  idBrand: number
  requests: PictureRequests
}

/** What members of the brand have asked for, newest first. */
export function RequestList({ idBrand, requests }: Props) {
  const { t } = useLingui()
  const { requests: all, state, reload } = requests
  return (
    <section className={panes.result} aria-label={t`만든 그림`}>
      <Stack gap={4}>
        <strong className={panes.title}>
          <Trans>만든 그림</Trans>
        </strong>
        <Unread read={{ data: all, state, reload }} lines={3}>
          <Trans>인터넷에 연결되면 만든 그림을 불러와요. 만들던 그림은 서버에서 계속 만들어요.</Trans>
        </Unread>
        {all?.length === 0 && (
          <Note>
            <Trans>아직 만든 그림이 없어요. 만들면 여기와 드라이브에 담겨요.</Trans>
          </Note>
        )}
        {all?.map((request) => (
          <RequestPart key={request.idPicture} idBrand={idBrand} request={request} requests={requests} />
        ))}
      </Stack>
    </section>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { stopPicture } from '#contract/ai-picture.ts'
import { mayCall } from '#contract/may-call.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useSession } from '#engine/identity/session.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Row } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'

interface Props {
  idBrand: number
  request: MadePicture
  onStop: (idPicture: number) => Promise<Failure | null>
}

/** Stops a request, of who asked or as an admin, and says before what becomes of its credits. */
export function StopButton({ idBrand, request: { idPicture, idAccount, credit }, onStop }: Props) {
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const role = useBrandRole(idBrand)
  const own = useSession().session?.idAccount ?? null
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isAdmin = role !== null && isAtLeast(role, 'BRAND_ROLE_ADMIN')
  if (!mayCall(stopPicture, role) || (own !== idAccount && !isAdmin)) return null
  const stop = async () => {
    setIsBusy(true)
    setFailure(await onStop(idPicture))
    setIsBusy(false)
  }
  return (
    <>
      {failure && (
        <Note tone="danger" role="alert">
          {failureWords(failure)}
        </Note>
      )}
      <Row gap={3} align="center" isWrapped>
        <Button
          size="small"
          aria-busy={isBusy || undefined}
          disabled={isBusy}
          disabledReason={onlineReason}
          onClick={() => void stop()}
        >
          <Trans>멈추기</Trans>
        </Button>
        <Text as="span" tone="soft" size="small">
          <Plural value={credit} other="지금 멈추면 잡아 둔 # 크레딧이 모두 돌아와요" />
        </Text>
      </Row>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isSignInOver, useSession } from '#engine/identity/session.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import type { CampaignDraft } from './draft.ts'
import type { DraftPhoto } from './draft-photos.ts'
import { type Application, sendApplication } from './send-application.ts'
import { usePhotos } from './usePhotos.ts'

interface Input {
  readonly draft: CampaignDraft
  readonly change: (values: Partial<CampaignDraft>) => void
  readonly onSent: (application: Application) => void
  /** The server says that one cannot apply, or has applied. */
  readonly onRefused: () => void
}

export interface Sending {
  readonly photos: readonly DraftPhoto[]
  readonly setPhotos: (photos: readonly DraftPhoto[]) => Promise<boolean>
  readonly isSignedIn: boolean
  readonly isBusy: boolean
  readonly error: string | null
  readonly send: () => Promise<void>
}

const refusals: readonly string[] = [
  'CAMPAIGN_NOT_STARTED',
  'CAMPAIGN_CLOSED',
  'CAMPAIGN_FULL',
  'ALREADY_APPLIED',
]

/** Sends the draft, after the sign-up where no account is signed in. What was typed stays until it was accepted. */
export function useSendDraft({ draft, change, onSent, onRefused }: Input): Sending {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { session } = useSession()
  const failureWords = useFailureWords()
  const [photos, setPhotos] = usePhotos()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isSignedIn = session !== null && !isSignInOver()

  async function send(): Promise<void> {
    if (isBusy) return
    const redirectUrl = '/quest/event/2'
    if (session === null) return navigate({ to: '/account/signup/intro', search: { redirectUrl } })
    if (!isSignedIn) return navigate({ to: '/account/login', search: { redirectUrl } })
    setIsBusy(true)
    setError(null)
    const key = draft.sentAs ?? crypto.randomUUID()
    change({ sentAs: key })
    const sent = await sendApplication(draft, photos, key)
    setIsBusy(false)
    if (sent.ok) return onSent(sent.application)
    const { failure, part } = sent
    if (refusals.includes(failure.code)) onRefused()
    setError(
      part === 'photos' && failure.code !== 'OFFLINE'
        ? t`사진을 올리지 못했어요. 사진 없이 신청하거나 다시 올려 주세요.`
        : failureWords(failure),
    )
  }
  return { photos, setPhotos, isSignedIn, isBusy, error, send }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { listApplications, readCampaign } from '#contract/campaign.ts'
import { readCookie, writeCookie } from '#engine/browser/cookie.ts'
import { isOnline } from '#engine/browser/network.ts'
import { currentSession } from '#engine/identity/session.ts'
import { rest } from '#engine/rest/rest.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { cookies } from '#model/access/cookies.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

type Campaign = AnswerOf<typeof readCampaign>

let wasShown = false

/** Tells of the campaign once in each visit, while one can apply and has not; for a day not, where the visitor chose so. */
export default function CampaignModal() {
  const { t } = useLingui()
  const [campaign, setCampaign] = useState<Campaign | null>(null)
  useEffect(() => {
    if (wasShown || !isOnline() || readCookie(cookies.hideEvent.name) !== null) return
    let isOver = false
    void findOpen().then((found) => {
      if (isOver || found === null) return
      wasShown = true
      setCampaign(found)
    })
    return () => {
      isOver = true
    }
  }, [])
  if (campaign === null) return null
  const end = pageDate(Date.parse(campaign.endsAt) - 1, 'longDay', 'Asia/Seoul')
  const close = () => setCampaign(null)
  return (
    <Dialog
      isOpen
      onClose={close}
      size="sm"
      title={t`소상공인 무료 디자인 지원`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button
            look="quiet"
            onClick={() => {
              writeCookie(cookies.hideEvent, '1')
              close()
            }}
          >
            <Trans>오늘 하루 보지 않기</Trans>
          </Button>
          <a href={siteAddressHere('/event')} className={buttonClass({ look: 'ink' })}>
            <Trans>지원 내용 보기</Trans>
          </a>
        </>
      }
    >
      <p>
        <Trans>SNS 광고 디자인 1건을 무료로 만들어 드려요. {end}까지예요.</Trans>
      </p>
    </Dialog>
  )
}

/** The campaign, where the caller can apply now. */
async function findOpen(): Promise<Campaign | null> {
  const read = await rest(readCampaign)
  if (!read.ok || read.answer.state !== 'OPEN') return null
  if (currentSession() === null) return read.answer
  const own = await rest(listApplications)
  if (!own.ok) return null
  const hasApplied = own.answer._embedded.applications.some(({ campaign }) => campaign === read.answer.key)
  return hasApplied ? null : read.answer
}

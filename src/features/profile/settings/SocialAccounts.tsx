import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useProviders } from '#engine/reads/useProviders.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import type { Me } from '#kits/account/me.ts'
import { type Provider, providers } from '#kits/account/providers/attempt.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { SettingRow } from '../rows/SettingRow.tsx'
import { useLinkedProviders } from './useLinkedProviders.ts'

/** Providers as rows of the surrounding list; renders nothing if the server has none configured. */
export function SocialAccounts({ me }: { me: Me }) {
  const { t } = useLingui()
  const on = useProviders()?.login
  const offline = useOnlineReason()
  const nameOf = useProviderName()
  const links = useLinkedProviders()
  const [asked, setAsked] = useState<Provider | null>(null)
  const linked = new Map(me.logins.map(({ snsType, linkedAt }) => [snsType.toLowerCase(), linkedAt]))
  const isLastWay = !me.hasPassword && linked.size === 1
  const name = asked === null ? '' : nameOf(asked)
  const isLinked = asked !== null && linked.has(asked)

  function confirm(provider: Provider): void {
    setAsked(null)
    void (linked.has(provider) ? links.unlink(provider) : links.link(provider))
  }

  function reasonFor(provider: Provider): string | undefined {
    if (offline !== undefined) return offline
    if (links.busy === provider) return t`기다리는 중이에요`
    return isLastWay && linked.has(provider)
      ? t`남은 로그인 방법이에요. 비밀번호를 먼저 정해 주세요`
      : undefined
  }

  return (
    <>
      {providers
        .filter((provider) => on?.[provider] || linked.has(provider))
        .map((provider) => {
          const at = linked.get(provider)
          const service = nameOf(provider)
          const day = at === undefined ? '' : pageDate(at, 'day')
          const reason = reasonFor(provider)
          return (
            <SettingRow
              key={provider}
              label={service}
              note={reason}
              end={
                <Button
                  look="quiet"
                  size="small"
                  hangs="end"
                  disabledReason={reason}
                  reasonAt="hidden"
                  aria-haspopup="dialog"
                  aria-label={at === undefined ? t`${service} 계정 연결` : t`${service} 계정 연결 끊기`}
                  onClick={() => setAsked(provider)}
                >
                  {at === undefined ? <Trans>연결</Trans> : <Trans>연결 끊기</Trans>}
                </Button>
              }
            >
              {at === undefined ? <Trans>연결 안 됨</Trans> : <Trans>{day} 연결</Trans>}
            </SettingRow>
          )
        })}
      <ConfirmDialog
        isOpen={asked !== null}
        title={isLinked ? t`${name} 계정 연결을 끊을까요?` : t`${name} 계정을 연결할까요?`}
        confirmLabel={isLinked ? <Trans>연결 끊기</Trans> : <Trans>연결</Trans>}
        cancelLabel={<Trans>취소</Trans>}
        closeLabel={t`닫기`}
        isDestructive={isLinked}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && confirm(asked)}
      >
        {isLinked ? (
          <Trans>다음부터 이 계정으로 로그인할 수 없어요.</Trans>
        ) : (
          <Trans>새 창에서 로그인하면 다음부터 이 계정으로도 들어올 수 있어요.</Trans>
        )}
      </ConfirmDialog>
    </>
  )
}

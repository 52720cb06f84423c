import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { PageHead } from '#ui/layout/Page.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { toReactivate } from './forms/code-ways.ts'
import { EmailCodeFields } from './forms/EmailCodeFields.tsx'
import { handOn, useGivenEmail } from './forms/given-email.ts'
import { useEmailCode } from './forms/useEmailCode.ts'

/** Reactivates an account that was dormant for a year; reached from the login or by the link in the mail. */
export function DormancyPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const id = useId()
  const given = useGivenEmail()
  const [email, setEmail] = useState(given ?? '')
  const code = useEmailCode(email, { way: toReactivate, isSent: given === undefined })

  async function goOn(): Promise<void> {
    showToast({ tone: 'success', text: t`휴면을 풀었어요. 다시 로그인해 주세요.` })
    const { redirectUrl } = search
    await navigate({
      to: '/account/login',
      search: redirectUrl === undefined ? {} : { redirectUrl },
      state: handOn(email),
      replace: true,
    })
  }

  return (
    <>
      <PageHead
        title={<Trans>휴면 풀기</Trans>}
        note={
          <Trans>
            오래 쓰지 않은 계정은 휴면 상태가 돼요. 이메일로 받은 인증 코드를 입력하면 브랜드와 파일을 그대로
            다시 쓸 수 있어요.
          </Trans>
        }
      />
      <Stack gap={4}>
        <EmailCodeFields
          id={id}
          email={email}
          onEmail={setEmail}
          code={code}
          onConfirmed={() => void goOn()}
        />
        {code.sent && !code.isConfirmed && (
          <Text tone="soft" size="small">
            <Trans>
              휴면 계정이라면 인증 코드가 도착해요. 메일이 보이지 않으면 스팸함과 주소를 확인해 주세요.
            </Trans>
          </Text>
        )}
      </Stack>
    </>
  )
}

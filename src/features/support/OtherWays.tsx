import { Trans, useLingui } from '@lingui/react/macro'
import { useProviders } from '#engine/reads/useProviders.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'

/** Ways to the operator beside the form, as far as there are some, and the answers that are written already. */
export function OtherWays() {
  const { t } = useLingui()
  const providers = useProviders()
  const { phone = null, kakaoChannel = null } = providers?.contact ?? {}
  const email = providers?.contactEmail ?? null
  return (
    <section aria-label={t`다른 방법`}>
      <SectionHead title={<Trans>다른 방법</Trans>} />
      <Stack as="ul" gap={2}>
        {phone !== null && (
          <Row as="li" gap={3} align="baseline" isWrapped>
            <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`} className={linkClass}>
              {phone.number}
            </a>
            <Text as="span" tone="soft">
              {phone.hours}
            </Text>
          </Row>
        )}
        {kakaoChannel !== null && (
          <li>
            <a href={kakaoChannel} target="_blank" rel="noopener noreferrer" className={linkClass}>
              <Trans>카카오톡 채널에서 물어보기</Trans>
            </a>
          </li>
        )}
        {email !== null && (
          <li>
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          </li>
        )}
        <li>
          <a href={siteAddressHere('/faq')} className={linkClass}>
            <Trans>자주 묻는 질문</Trans>
          </a>
        </li>
      </Stack>
    </section>
  )
}

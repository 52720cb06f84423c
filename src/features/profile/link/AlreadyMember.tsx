import { Trans } from '@lingui/react/macro'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Stack } from '#ui/Stack.tsx'

/** For who is in the team already: as what, and the way into the brand. The invitation stays unused. */
export function AlreadyMember({ role, onOpen }: { role: BrandRole; onOpen: () => void }) {
  const roleWords = useRoleWords()
  const own = roleWords(role)
  return (
    <Stack gap={4}>
      <Banner look="box">
        <Trans>이미 이 팀에 있어요. 지금 역할: {own}</Trans>
      </Banner>
      <Button look="ink" size="large" isBlock onClick={onOpen}>
        <Trans>브랜드 열기</Trans>
      </Button>
    </Stack>
  )
}

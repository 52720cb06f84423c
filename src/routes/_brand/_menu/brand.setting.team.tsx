import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AiSettingEntry } from '#features/ai-setting/AiSettingEntry.tsx'
import { SnsAccountsEntry } from '#features/sns-accounts/SnsAccountsEntry.tsx'
import { TeamPage } from '#features/team/TeamPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/team')({
  staticData: {
    isRestricted: true,
    screen: {
      title: msg`팀`,
      menu: { group: 'settings', icon: 'team', order: 1 },
      isInPalette: true,
    },
  },
  component: () => (
    <TeamPage
      end={
        <>
          <AiSettingEntry />
          <SnsAccountsEntry />
        </>
      }
    />
  ),
})

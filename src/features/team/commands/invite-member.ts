import { msg } from '@lingui/core/macro'
import { inviteMember } from '#contract/member.ts'
import { command } from '#engine/queue/command.ts'

export const inviteCommand = command({ call: inviteMember, words: msg`멤버 초대` })

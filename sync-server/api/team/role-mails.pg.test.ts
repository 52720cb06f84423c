import { expect, onTestFinished, test, vi } from 'vitest'
import { changeRole, readMember } from '#contract/member.ts'
import { openTestTeam } from './test-team.ts'

test('a role that goes back and forth is changed each time, and mailed ten times in an hour', async () => {
  const api = await openTestTeam()
  onTestFinished(() => api.close())
  const { idBrand, owner, members } = await api.team('BRAND_ROLE_MEMBER')
  const at = { token: owner.token, idBrand }
  const id = members[0]?.idBrandMember ?? 0
  const send = vi.spyOn(api.services.mail, 'send').mockResolvedValue(undefined)
  for (let turn = 0; turn < 12; turn++) {
    const brandRole = turn % 2 ? 'BRAND_ROLE_MEMBER' : 'BRAND_ROLE_DESIGNER'
    const changed = await api.send(changeRole, { ...at, body: { idBrandMember: id, brandRole } })
    expect(changed).toMatchObject({ status: 200, body: { brandRole } })
  }
  await api.send(readMember, { ...at, params: { id } })
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(Array(10).fill(members[0]?.email))
})

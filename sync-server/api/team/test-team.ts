import { vi } from 'vitest'
import { inviteMember } from '#contract/member.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { openTestApi } from '../test-api.ts'

export type TestTeam = Awaited<ReturnType<typeof openTestTeam>>

/** The test API with common actions of team tests. */
export async function openTestTeam() {
  const api = await openTestApi()

  return {
    ...api,

    /** A brand with enough seats, its owner and one member of each given role. */
    async team(...roles: BrandRole[]) {
      const owner = await api.person('한결')
      const idBrand = await api.brand(owner.id)
      await api.database.pool.query(`update brand set plan = 'PLUS' where id = $1`, [idBrand])
      const members = []
      for (const role of roles) {
        const person = await api.person('이지우')
        await api.join(idBrand, person.id, role)
        members.push({ ...person, idBrandMember: await this.memberOf(idBrand, person.id) })
      }
      return {
        idBrand,
        owner: { ...owner, idBrandMember: await this.memberOf(idBrand, owner.id) },
        members,
      }
    },

    async memberOf(idBrand: number, idAccount: number): Promise<number> {
      const { id } = await api.database.kysely
        .selectFrom('brand_member')
        .select('id')
        .where('brand_id', '=', idBrand)
        .where('account_id', '=', idAccount)
        .executeTakeFirstOrThrow()
      return id
    },

    async invite(
      { token, idBrand }: { token: string; idBrand: number },
      inviteEmail: string,
      brandRole: BrandRole = 'BRAND_ROLE_MEMBER',
    ) {
      const answer = await api.send(inviteMember, { token, idBrand, body: { inviteEmail, brandRole } })
      return { ...answer, id: Number(answer.body.idBrandMember) }
    },

    /** Waits for the mail to an address. */
    mailTo(email: string, subject?: string): Promise<string> {
      return vi.waitFor(() => {
        const mail = decoded(api.newestMail())
        const isIt = mail.includes(`To: ${email}`) && (subject === undefined || mail.includes(subject))
        if (!isIt) throw new Error(`No mail to ${email} yet.`)
        return mail
      })
    },

    /** The token in the mail's link. */
    async tokenFor(email: string, subject?: string): Promise<string> {
      const mail = await this.mailTo(email, subject)
      return /invitation=([\w-]+)/.exec(mail)?.[1] ?? 'none'
    },

    age(id: number, columns: string) {
      return api.database.pool.query(`update brand_member set ${columns} where id = $1`, [id])
    },
  }
}

/** Decodes quoted-printable UTF-8. */
function decoded(source: string): string {
  const bytes = source
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

import { vi } from 'vitest'
import { inviteMember } from '#contract/member.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { openTestApi } from '../test-api.ts'

export type TestTeam = Awaited<ReturnType<typeof openTestTeam>>

/** The API with what tests of a team do again and again. */
export async function openTestTeam() {
  const api = await openTestApi()

  return {
    ...api,

    /** A brand with room for everybody, its owner, and one member of each role asked for. */
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

    /** The mail to an address, once it has left. */
    mailTo(email: string, subject?: string): Promise<string> {
      return vi.waitFor(() => {
        const mail = decoded(api.newestMail())
        const isIt = mail.includes(`To: ${email}`) && (subject === undefined || mail.includes(subject))
        if (!isIt) throw new Error(`No mail to ${email} yet.`)
        return mail
      })
    },

    /** What stands in the link of the mail. */
    async tokenFor(email: string, subject?: string): Promise<string> {
      const mail = await this.mailTo(email, subject)
      return /invitation=([\w-]+)/.exec(mail)?.[1] ?? 'none'
    },

    age(id: number, columns: string) {
      return api.database.pool.query(`update brand_member set ${columns} where id = $1`, [id])
    },
  }
}

/** Quoted-printable, and the UTF-8 in it. */
function decoded(source: string): string {
  const bytes = source
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

import type { Template } from './templates-read.ts'

/** A template of a plain square, for tests. */
export function templateOf(idTemplate: number, facts: Partial<Template> = {}): Template {
  const name = `템플릿 ${idTemplate}`
  return {
    idTemplate,
    templateType: 'DESIGN',
    name,
    purpose: '',
    idForm: 1,
    formName: '인스타그램 정사각형',
    category: 'sns',
    width: 1080,
    height: 1080,
    sizeUnit: 'px',
    tags: [],
    searchWords: ['인스타그램 정사각형'],
    trades: [],
    occasions: [],
    look: 'calm',
    isPremium: false,
    body: {
      v: 1,
      name,
      form: 'instagram-square',
      unit: 'px',
      width: 1080,
      height: 1080,
      tags: [],
      pages: [{ id: 'p1', background: '{color.main}', layers: [] }],
    },
    ...facts,
  }
}

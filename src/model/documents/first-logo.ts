import type { LogoEditorState } from './logo-editor.ts'

/** Initial state of the logo maker: black, Pretendard, weight 700 for the name and 400 for the tagline, a circle. */
export function firstLogo(name: string, tagline: string): LogoEditorState {
  const beginning = { fill: '#000000', idFontFace: 0, fontFamilyName: 'Pretendard', fontFamily: 'Pretendard' }
  return {
    brandName: { ...beginning, text: name, fontWeight: 700, fontStyle: 'normal' },
    brandTagline: { ...beginning, text: tagline, fontWeight: 400, fontStyle: 'normal' },
    brandSymbol: { fill: '#000000', id: 'circle', svg: '' },
    layout: 'HORIZONTAL',
    baseIdBrandSymbol: 'circle',
    baseFontFace: 0,
  }
}

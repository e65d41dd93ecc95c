import type { LanguageCode } from '@arara/phrases';
import { ch } from './ch.ts';
import { cn } from './cn.ts';
import { en, type SeedTexts } from './en.ts';
import { id } from './id.ts';
import { msa } from './msa.ts';
import { pt } from './pt.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

export const texts: Record<LanguageCode, SeedTexts> = { cn, en, ch, pt, vi, id, th, tr, msa };

import { asFields, textOrNull } from '../wire/fields.ts';
import { type Answer, empty, json, problem, violation } from './answer.ts';
import { nowText, type Psp } from './psp.ts';

const sampleCnpj = '12ABC34501DE35';

/** PUT /webhook/{chave}: where callbacks go from now on. */
export async function putWebhook(psp: Psp, chave: string, body: unknown): Promise<Answer> {
  if (chave !== psp.receiver.chave) {
    return violation('WebhookOperacaoInvalida', 'chave', 'A chave não pertence a este usuário recebedor.');
  }
  const webhookUrl = textOrNull(asFields(body)?.webhookUrl);
  if (webhookUrl === null || !isHttpUrl(webhookUrl)) {
    return violation(
      'WebhookOperacaoInvalida',
      'webhook.webhookUrl',
      'O campo webhookUrl não respeita o schema.',
    );
  }
  const value = { chave, webhookUrl, criacao: nowText(psp) };
  await psp.state.write([{ kind: 'webhook', id: chave, value }]);
  return empty(200);
}

/** GET /webhook/{chave}. The document asks for cnpj, its example shows chave: both are told. */
export function getWebhook(psp: Psp, chave: string): Answer {
  const webhook = psp.state.webhooks.get(chave);
  if (!webhook) return problem('WebhookNaoEncontrado');
  return json(200, { ...webhook, cnpj: psp.receiver.cnpj ?? sampleCnpj });
}

/** DELETE /webhook/{chave}. */
export async function deleteWebhook(psp: Psp, chave: string): Promise<Answer> {
  if (!psp.state.webhooks.has(chave)) return problem('WebhookNaoEncontrado');
  await psp.state.write([{ kind: 'webhook', id: chave, value: null }]);
  return empty(204);
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

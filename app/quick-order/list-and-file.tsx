import { useRef, type MouseEvent } from 'react';
import { LONGEST_QUICK_TEXT, MOST_QUICK_FILE_BYTES, MOST_ROWS_BESIDE_FILE } from '#domain/quick-order/limits.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { FILE_FIELD, LIST_FIELD, ROWS_FORM } from './quick-order-paths.ts';
import { rowsText } from './quick-rows.ts';
import { ScanButton } from './scan/scan-button.tsx';
import { listForm, type useQuickOrder } from './use-quick-order.ts';

type Props = Pick<ReturnType<typeof useQuickOrder>, 'send' | 'lookUpList'> & {
  /** A list that could not be looked up without scripts. */
  readonly list: string | undefined;
  /** So many rows stand below: without scripts they go along. */
  readonly rowCount: number;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
};

/** Other ways than typing: a list that is pasted, a file, the camera. Their fields belong to the form of the rows, so that without scripts nothing that stands there is lost. */
export function ListAndFile({ send, lookUpList, list, rowCount, isBusy, onCode }: Props) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const sendList = async (event: MouseEvent) => {
    const text = pasted.current?.value ?? '';
    // The rows alone are checked.
    if (text.trim() === '') return;
    event.preventDefault();
    const isThere = await lookUpList(listForm(text), {
      about: `Looking up ${rowsText(text.split(/\r?\n/).filter((line) => line.trim() !== '').length)}…`,
    });
    // What was not looked up stays.
    if (isThere && pasted.current !== null) pasted.current.value = '';
  };
  const sendFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    if (file.size > MOST_QUICK_FILE_BYTES)
      send({
        type: 'FAIL',
        problem: `This file is larger than ${MOST_QUICK_FILE_BYTES / 1_000_000} MB. Split it, or copy and paste its rows.`,
      });
    else await lookUpList(listForm(file), { about: `Reading ${file.name}…` });
    input.value = '';
  };
  return (
    <div className="quick-paste">
      <div className="flex flex-col gap-3">
        <TextAreaField
          ref={pasted}
          form={ROWS_FORM}
          label="Paste a list"
          name={LIST_FIELD}
          hint="From an email or a spreadsheet, just as it is. Quantities may stand before or after."
          rows={4}
          maxLength={LONGEST_QUICK_TEXT}
          defaultValue={list ?? ''}
          spellCheck={false}
          autoComplete="off"
        />
        <p>
          <Button
            form={ROWS_FORM}
            look="secondary"
            name="intent"
            value="check"
            isBusy={isBusy}
            onClick={(event) => {
              void sendList(event);
            }}
          >
            Check list
          </Button>
        </p>
      </div>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <label className="field-label" htmlFor="quick-file">
            Or choose a file
          </label>
          <input
            id="quick-file"
            type="file"
            form={ROWS_FORM}
            name={FILE_FIELD}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className="input"
            aria-describedby="quick-file-hint"
            onChange={({ currentTarget }) => void sendFile(currentTarget)}
          />
          <p id="quick-file-hint" className="field-hint">
            CSV or Excel (.xlsx), up to {MOST_QUICK_FILE_BYTES / 1_000_000} MB.
          </p>
          <noscript>
            {rowCount > MOST_ROWS_BESIDE_FILE ? (
              <p className="field-hint">
                A file can be added to up to {MOST_ROWS_BESIDE_FILE} rows. Add these to your cart first, or paste the file’s rows.
              </p>
            ) : (
              <Button form={ROWS_FORM} formEncType="multipart/form-data" look="secondary" name="intent" value="check">
                Check file
              </Button>
            )}
          </noscript>
        </div>
        <ScanButton onCode={onCode} />
      </div>
    </div>
  );
}

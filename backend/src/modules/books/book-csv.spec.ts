import { chainEvent, paidArgs } from '../../../test/unit-factories/chain-event.factory.js';
import { bookCsvOf } from './book-csv.js';
import { bookEntryOf } from './book-entry.js';

const [HASH, BLOCK_HASH] = [`0x${'1'.padStart(64, '0')}`, `0x${'1001'.padStart(64, '0')}`];

describe('the books as a table', () => {
  it('have a column for each part of an entry', () => {
    const entry = bookEntryOf(chainEvent('AdPaid', paidArgs(), { chainId: 97 }), 2);
    const [columns, line] = bookCsvOf([entry]).split('\r\n');
    expect(columns).toBe(
      'id,time,chainId,currency,kind,event,contract,contractVersion,adId,badgeId,month,account,amount,founderAmount,' +
        'platformAmount,attempt,args,transactionHash,explorerUrl,blockNumber,blockHash,logIndex,isFinal',
    );
    expect(line).toBe(
      '1,2026-11-20T12:01:00.000Z,97,BNB,payment,AdPaid,0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512,2,12,,,' +
        '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65,25,7,18,1,' +
        '"{""adId"":""12"",""payer"":""0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65"",""attempt"":""1"",""amount"":""25""}",' +
        `${HASH},https://testnet.bscscan.com/tx/${HASH},1,${BLOCK_HASH},0,false`,
    );
  });

  it('are the columns alone where there is no entry', () => {
    expect(bookCsvOf([]).trim().split('\r\n')).toHaveLength(1);
  });
});

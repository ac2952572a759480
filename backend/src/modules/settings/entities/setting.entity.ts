import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A challenge setting as the specification's section 3 has it: key, value, description. */
@Entity('settings')
export class Setting {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 100, unique: true })
  key: string;

  @Column({ type: 'text' })
  value: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Counts its changes, by which a save is about what its author saw. */
  @Column({ type: 'integer', default: 1 })
  revision: number;
}

import { CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Season } from '../../seasons/entities/season.entity.js';

/** An account that an admin appointed to judge a season: a task, not a role. */
@Entity('judges')
export class Judge {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'judges_pkey' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'judges_user_id_fkey' })
  user?: Relation<User>;

  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'judges_pkey' })
  season: number;

  @ManyToOne(() => Season, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'season', foreignKeyConstraintName: 'judges_season_fkey' })
  ofSeason?: Relation<Season>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
